import { adminScreens } from '../support/screens/admin/admin-screens.ts';
import { lookAt } from '../support/screens/look-at.ts';

// A file of its own, so that another worker can run it beside the screens of the visitors.
lookAt(adminScreens);
