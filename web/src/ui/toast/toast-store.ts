/** Default duration of a toast, time until a closed one is removed (both ms), and the maximum number. */
export const TOAST_DURATION_MS = 5_000;
export const TOAST_REMOVAL_DELAY_MS = 1_000_000;
const TOAST_LIMIT = 1;

export interface ToastContent {
  title: string;
  description?: string;
  tone?: 'plain' | 'good' | 'bad';
  durationMs?: number;
  /** A button, such as "Undo". Pressing it closes the toast. */
  action?: { label: string; onPress: () => void };
}

export interface Toast extends ToastContent {
  id: string;
  isOpen: boolean;
}

/** The toasts of the page: newest first, one kept. The toaster renders and times them. */
export function createToastStore() {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const removals = new Map<string, ReturnType<typeof setTimeout>>();

  function set(next: readonly Toast[]) {
    toasts = next;
    for (const listener of listeners) listener();
  }

  function remove(id: string) {
    clearTimeout(removals.get(id));
    removals.delete(id);
    set(toasts.filter((toast) => toast.id !== id));
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    list: () => toasts,
    add(content: ToastContent): string {
      lastId += 1;
      const id = String(lastId);
      const kept = [{ ...content, id, isOpen: true }, ...toasts].slice(0, TOAST_LIMIT);
      for (const dropped of toasts.filter((toast) => !kept.includes(toast))) {
        clearTimeout(removals.get(dropped.id));
        removals.delete(dropped.id);
      }
      set(kept);
      return id;
    },
    update(id: string, content: Partial<ToastContent>) {
      set(toasts.map((toast) => (toast.id === id ? { ...toast, ...content } : toast)));
    },
    dismiss(id: string) {
      const toast = toasts.find((candidate) => candidate.id === id);
      if (toast === undefined || removals.has(id)) return;
      removals.set(
        id,
        setTimeout(() => remove(id), TOAST_REMOVAL_DELAY_MS),
      );
      set(toasts.map((candidate) => (candidate.id === id ? { ...candidate, isOpen: false } : candidate)));
    },
    remove,
  };
}

export const toastStore = createToastStore();

/** Shows a toast from anywhere in the browser. */
export function showToast(content: ToastContent): string {
  return toastStore.add(content);
}

/** Presses the button of the toast that is shown, if it has one. */
export function pressToastAction() {
  const toast = toastStore.list().find(({ isOpen }) => isOpen);
  if (!toast?.action) return;
  toastStore.dismiss(toast.id);
  toast.action.onPress();
}
