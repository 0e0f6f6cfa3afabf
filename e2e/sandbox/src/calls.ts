/** Names of all calls: first the header's, then the shop's own, which page teams use. */
export const callNames = [
  'token',
  'context',
  'getTrolley',
  'cancelAmend',
  'slots',
  'cancelSlot',
  'address',
  'branch',
  'getOrder',
  'placeOrder',
  'beacon',
  'suggest',
  'pass',
  'banners',
  'taxonomy',
  'content',
  'fragment',
  'pixel',
  'logOut',
  'logIn',
  'register',
  'products',
  'trolleyPage',
  'setItem',
  'slotsOnOffer',
  'bookSlot',
  'orders',
  'orderPage',
  'amend',
] as const;

export type CallName = (typeof callNames)[number];

/** One received call, as `GET /sandbox/calls` lists it. A missing header is null. */
export type ReceivedCall = {
  call: CallName;
  method: string;
  path: string;
  search: string;
  headers: {
    breadcrumb: string | null;
    /** `Bearer` stands for any token: tokens are never logged. */
    authorization: 'Bearer' | 'Bearer unauthenticated' | 'unauthenticated' | null;
  };
  time: string;
};

/** The most calls in the log. With more, the oldest ones are removed. */
export const maxCalls = 10_000;

export const createCallLog = (now: () => Date) => {
  let received: ReceivedCall[] = [];
  return {
    record: (call: CallName, request: Request) => {
      const { pathname, search } = new URL(request.url);
      received.push({
        call,
        method: request.method,
        path: pathname,
        search,
        headers: {
          breadcrumb: request.headers.get('breadcrumb'),
          authorization: schemeOf(request.headers.get('authorization')),
        },
        time: now().toISOString(),
      });
      if (received.length > maxCalls) received.shift();
    },
    list: (): readonly ReceivedCall[] => received,
    clear: () => {
      received = [];
    },
  };
};

const schemeOf = (header: string | null): ReceivedCall['headers']['authorization'] => {
  if (header === null || header === 'unauthenticated' || header === 'Bearer unauthenticated') return header;
  return 'Bearer';
};
