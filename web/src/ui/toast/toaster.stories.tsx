import { Button } from '../controls/button.tsx';
import type { StoryPage } from '../story.ts';
import { showToast } from './toast-store.ts';
import type { ToastContent } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

function Show({ toast }: { toast: ToastContent }) {
  return <Button onClick={() => showToast({ ...toast, durationMs: 60_000 })}>{toast.title}</Button>;
}

export const page: StoryPage = {
  title: 'Toast',
  stories: [
    { name: 'Good news', Show: () => <Show toast={{ title: 'Coupon Applied!', description: 'You saved $3.20', tone: 'good' }} /> },
    { name: 'Bad news', Show: () => <Show toast={{ title: 'Payment Failed', description: 'Your card was declined.', tone: 'bad' }} /> },
    { name: 'News', Show: () => <Show toast={{ title: 'Password Reset Email Sent' }} /> },
    { name: 'Where they appear', Show: () => <Toaster /> },
  ],
};
