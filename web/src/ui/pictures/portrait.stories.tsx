import { EXPRESSIONS } from '../../lib/expression.ts';
import type { StoryPage } from '../story.ts';
import { PRODUCT_STAND_IN } from './picture.tsx';
import { Portrait } from './portrait.tsx';

export const page: StoryPage = {
  title: 'Portrait',
  stories: [
    { name: 'On a shelf', Show: () => <Portrait src="/art/chocolate-java.png" alt="A cup with a cherry on top" tint="#d98c9c" /> },
    { name: 'Small', Show: () => <Portrait src="/art/captains-choice.png" alt="A cup with a peaked cap" tint="#7fb8ff" isSmall /> },
    { name: 'Not to be had', Show: () => <Portrait src="/art/jacks-pumpkin.png" alt="A pumpkin mug" tint="#ffb347" isUnavailable /> },
    { name: 'Without a picture', Show: () => <Portrait src={null} standIn={PRODUCT_STAND_IN} alt="" tint="#b8c4d8" /> },
    ...EXPRESSIONS.map((expression) => ({
      name: `Its face: ${expression}`,
      Show: () => <Portrait src="/art/captains-choice.png" alt="A cup with a peaked cap" tint="#7fb8ff" expression={expression} />,
    })),
  ],
};
