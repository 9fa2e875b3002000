// Styles of the public pages belong to the first chunk: the server inlines that one file, and going from one public
// page to another asks for none. (A style sheet that the entry imports is not repeated beside a lazy chunk.)
import '../ui/styles/tokens.css';
import '../ui/styles/base.css';
import '../ui/controls/button.module.css';
import '../ui/controls/field.module.css';
import '../ui/controls/segmented.module.css';
import '../ui/controls/tabs.module.css';
import '../ui/frames/window.module.css';
import '../ui/frames/dialog-box.module.css';
import '../ui/pictures/portrait.module.css';
import '../ui/signs/badge.module.css';
import '../ui/signs/meter.module.css';
import '../ui/signs/needs-script.module.css';
import '../features/characters/cast-dialog.module.css';
import '../features/characters/character-card.module.css';
import '../features/characters/character-list.module.css';
import '../features/characters/character-sheet.module.css';
import '../features/chat/chat.module.css';
import '../features/shop/category-tabs.module.css';
import '../features/shop/item-sheet.module.css';
import '../features/shop/product-card.module.css';
import '../features/cart/cart-widget.module.css';
import '../features/cart/cart-line-row.module.css';
