import { note } from '../../preflight/problem.ts';
import { settingsFile } from '../../preflight/settings-checks.ts';
import { stagePrefix } from '../../stage-config.ts';
import type { DoctorCheck } from '../exam.ts';

export const subscriptionCheck: DoctorCheck = {
  name: 'alarm subscription',
  okText: ({ config }) => `${config.alarmEmail} receives the alarms.`,
  async run({ config, region, aws }) {
    const { alarmEmail, account, stage } = config;
    if (!alarmEmail) {
      return note(
        'Nobody is notified of alarms.',
        `Add to ${settingsFile(stage)}: "alarmEmail": "you@<your domain>"   (then npm run deploy -- -c stage=${stage})`,
      );
    }
    const topic = `arn:aws:sns:${region}:${account}:${stagePrefix(config)}-alarms`;
    const body = `Action=ListSubscriptionsByTopic&Version=2010-03-31&TopicArn=${encodeURIComponent(topic)}`;
    const response = await aws.ask('sns', 'POST', '/', body);
    const members = response.match(/<member>.*?<\/member>/gs) ?? [];
    const own = members.find((member) => member.includes(`<Endpoint>${alarmEmail}</Endpoint>`));
    if (own && /<SubscriptionArn>arn:/.test(own)) return undefined;
    return note(
      own
        ? `${alarmEmail} has not confirmed the subscription to the alarms.`
        : `${alarmEmail} is not subscribed to the alarms: the subscription was cancelled, or was not confirmed within three days.`,
      own
        ? `Open the link in the email "AWS Notification - Subscription Confirmation" to ${alarmEmail}.`
        : `aws sns subscribe --topic-arn ${topic} --protocol email --notification-endpoint ${alarmEmail} --region ${region}   (then open the link in the email)`,
    );
  },
};
