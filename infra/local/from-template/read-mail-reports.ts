import type { MailEvent } from '@outcrop/emulators/ses/mail-event.ts';
import type { StackPlan } from '../stack-plan.ts';
import { matchesFilter } from './matches-filter.ts';
import { mayRun, type Reading } from './read-events.ts';
import { groupOf } from './read-functions.ts';
import { resourcesOfType } from './template.ts';

interface EventDestination {
  ConfigurationSetName: unknown;
  EventDestination: {
    Enabled: boolean;
    EventBridgeDestination?: { EventBusArn: unknown };
    MatchingEventTypes: string[];
  };
}

/** SES's names of event types, with those of EventBridge. */
const detailTypes: Record<string, string> = {
  bounce: 'Email Bounced',
  complaint: 'Email Complaint Received',
};

/** Reads the functions that EventBridge's rules run for reports of SES's configuration sets. */
export function readMailReports(reading: Reading): StackPlan['mailReports'] {
  const { resources, resolver, prefix } = reading;
  const reported = resourcesOfType(resources, 'AWS::SES::ConfigurationSetEventDestination').flatMap(
    ([, { Properties }]) => {
      const { ConfigurationSetName, EventDestination } = Properties as unknown as EventDestination;
      const bus = EventDestination.EventBridgeDestination?.EventBusArn;
      // SES reports to the default bus of its account only, where the rules are.
      if (!EventDestination.Enabled || !resolver.text(bus ?? '').endsWith(':event-bus/default')) {
        return [];
      }
      const set = resolver.text(ConfigurationSetName);
      return EventDestination.MatchingEventTypes.map((type) => ({ set, type: detailTypes[type] }));
    },
  );
  const isReported = ({ 'detail-type': type, detail }: MailEvent) =>
    reported.some(
      (each) => each.type === type && detail.mail.tags['ses:configuration-set']?.includes(each.set),
    );
  return resourcesOfType(resources, 'AWS::Events::Rule').flatMap(([, { Properties }]) => {
    const pattern = resolver.value(Properties['EventPattern']) as object | undefined;
    if (!pattern || Properties['State'] !== 'ENABLED') return [];
    return (Properties['Targets'] as { Arn: unknown }[])
      .map(({ Arn }) => groupOf(resolver.text(Arn), prefix))
      .filter((group) => mayRun(reading, 'events.amazonaws.com', group))
      .map((group) => ({
        group,
        accepts: (event: MailEvent) => isReported(event) && matchesFilter(pattern, event),
      }));
  });
}
