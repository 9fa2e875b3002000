import type { StoryPage } from '../../../../ui/story.ts';
import { AdminButton, AdminLink } from './admin-button.tsx';
import { MoreMenu } from './more-menu.tsx';

export const page: StoryPage = {
  title: 'Portal button',
  surface: 'portal',
  stories: [
    { name: 'Latte: any action', Show: () => <AdminButton icon="i-download">Export CSV</AdminButton> },
    {
      name: 'Gold: the one next step',
      Show: () => (
        <AdminButton look="gold" icon="i-plus">
          Create coupon
        </AdminButton>
      ),
    },
    { name: 'Bad: what cannot be undone', Show: () => <AdminButton look="bad">Delete</AdminButton> },
    { name: 'Low', Show: () => <AdminButton look="low">Columns</AdminButton> },
    { name: 'Quiet: reads as a link', Show: () => <AdminButton look="quiet">2 new orders: show</AdminButton> },
    { name: 'Icon alone', Show: () => <AdminButton icon="i-trash" isIconOnly aria-label="Delete BREW10" /> },
    {
      name: 'More',
      Show: () => (
        <MoreMenu>
          <AdminButton>Mark shipped</AdminButton>
        </MoreMenu>
      ),
    },
    { name: 'Busy', Show: () => <AdminButton aria-disabled>Refunding...</AdminButton> },
    {
      name: 'A link',
      Show: () => (
        <AdminLink to="/stories.html" icon="i-bag">
          Manage Coffee &amp; Stock
        </AdminLink>
      ),
    },
  ],
};
