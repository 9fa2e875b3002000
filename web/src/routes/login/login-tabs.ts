export const TABS = [
  { value: 'login', label: 'LOGIN' },
  { value: 'register', label: 'REGISTER' },
  { value: 'reset', label: 'RESET' },
] as const;

export type Tab = (typeof TABS)[number]['value'];

export function tabOf(text: string | null): Tab {
  return TABS.find(({ value }) => value === text)?.value ?? 'login';
}

const GREETINGS: Record<Tab, string> = {
  login: 'Back again? Your mug is still warm. Sign in and pull up a chair.',
  register: 'A new face! Sign the guest book: your orders stay on your own shelf, and the coffees will talk to you.',
  reset: 'Lost the key? It happens to the best of us. Say your address, and the barista mails you a new one.',
};

/** What the host says: why somebody was sent here comes first. */
export function greetingFor(tab: Tab, next: string): string {
  if (tab === 'reset') return GREETINGS.reset;
  if (next.startsWith('/account?claim=')) return 'That order can be yours. Sign in, or open an account, and I put it on your shelf.';
  if (next.endsWith('#chat-section'))
    return 'The coffees only talk to people they know. Sign in, or open an account, and they are all yours.';
  if (next.startsWith('/account')) return 'Your locker is right behind me. Sign in, or open an account, and I hand you the key.';
  return GREETINGS[tab];
}
