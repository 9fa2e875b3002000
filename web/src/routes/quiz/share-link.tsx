import { Button } from '../../ui/controls/button.tsx';
import { toastStore } from '../../ui/toast/toast-store.ts';

/** Copies the address, which carries the answers. */
export function ShareLink({ name }: { name: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(location.href);
      toastStore.add({ title: 'Link Copied', description: `Show somebody that you are ${name}.`, tone: 'good' });
    } catch {
      // No permission, or no clipboard on this page: the address bar has it, too.
      toastStore.add({
        title: 'Not Copied',
        description: 'Your browser kept its clipboard closed. The address bar has the same link.',
        tone: 'bad',
      });
    }
  }
  return (
    <Button look="gold" onClick={() => void copy()}>
      COPY THE LINK
    </Button>
  );
}
