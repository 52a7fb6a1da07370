/** The figures of a stage that AWS limits. */
export interface Counted {
  /** Resources of the stack. */
  resources: number;
  /** Routes of the API. */
  routes: number;
}

interface Limit {
  what: string;
  most: number;
  warnsAt: number;
  remedy: string;
}

const limits: Record<keyof Counted, Limit> = {
  resources: {
    what: 'resources in a CloudFormation stack',
    most: 500,
    warnsAt: 450,
    remedy:
      'Move the alarms and the dashboard, which hold no data, into a stack of their own (docs/decisions/0069-api-as-a-document.md).',
  },
  routes: {
    what: 'routes of an HTTP API',
    most: 300,
    warnsAt: 280,
    remedy:
      'Ask AWS for more "Routes per API" of Amazon API Gateway (Service Quotas) in every account that runs this, before you deploy more calls.',
  },
};

/** Returns a warning for each figure near its limit, and what to do before the limit is reached. */
export function nearLimits(counted: Counted): string[] {
  return (Object.keys(limits) as (keyof Counted)[]).flatMap((name) => {
    const { what, most, warnsAt, remedy } = limits[name];
    if (counted[name] < warnsAt) return [];
    return [`This stage has ${counted[name]} of at most ${most} ${what}. ${remedy}`];
  });
}
