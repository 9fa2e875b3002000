import type { StoryPage } from '../story.ts';
import { Button, ButtonLink } from './button.tsx';

export const page: StoryPage = {
  title: 'Button',
  stories: [
    { name: 'Latte: any action', Show: () => <Button>VISIT STORE</Button> },
    { name: 'Gold: the one primary action in view', Show: () => <Button look="gold">BREW THIS</Button> },
    { name: 'Quiet: reads as a link', Show: () => <Button look="quiet">Try again</Button> },
    { name: 'Wide', Show: () => <Button shape="wide">ALL 13 CHARACTERS</Button> },
    {
      name: 'Icon',
      Show: () => (
        <Button shape="icon" aria-label="One more">
          <img src="/art/i-plus.png" width="24" height="24" alt="" />
        </Button>
      ),
    },
    { name: 'Disabled', Show: () => <Button disabled>OUT OF STOCK</Button> },
    {
      name: 'Gold, disabled',
      Show: () => (
        <Button look="gold" disabled>
          LOADING...
        </Button>
      ),
    },
    { name: 'A link', Show: () => <ButtonLink to="/stories.html">START SHOPPING</ButtonLink> },
  ],
};
