export {
  type CartLine,
  isUnresolved,
  packedItems,
  resolveCartLines,
  type ResolvedLine,
  subtotalCents,
  weightGrams,
} from './cart-lines.rules.ts';
export { CartInvalid, cartInvalid } from './cart-invalid.ts';
export { type CatalogCache, catalogOf } from './catalog-cache.ts';
export type { CatalogSnapshot, Persona, Vocabulary } from './catalog-snapshot.ts';
export {
  categories,
  type Category,
  Coffee,
  type Grind,
  grinds,
  type LoreEntry,
  Product,
  StockItem,
  type StockGrind,
} from './catalog.entity.ts';
export { cardsRoutes } from './admin/cards/cards.routes.ts';
export { CoffeesAdminResolver } from './admin/coffees/coffees-admin.resolver.ts';
export { AdminCoffee } from './admin/coffees/coffees-admin.results.ts';
export { CoffeeInput, personaFields } from './admin/coffees/coffees-admin.inputs.ts';
export { coffeesAdminRoutes } from './admin/coffees/coffees-admin.routes.ts';
export { ProductsAdminResolver } from './admin/products/products-admin.resolver.ts';
export { productsAdminRoutes } from './admin/products/products-admin.routes.ts';
export { StockAdminResolver } from './admin/stock/stock-admin.resolver.ts';
export { pictureUploadRoutes, picturesRoutes } from './pictures/pictures.routes.ts';
export { CatalogResolver } from './catalog.resolver.ts';
export { catalogRoutes } from './catalog.routes.ts';
export { CoffeeView, grindEnum, ProductView } from './catalog.views.ts';
export { DiscoveryResolver } from './discovery.resolver.ts';
export { holdStock, holdStockAgain, releaseStock, restock, sellHeldStock, type StockShortage } from './move-stock.ts';
export { brewCard } from './product-page/brew-card.rules.ts';
export {
  type FoundProduct,
  type SearchWish,
  priceOrders,
  rankCatalogue,
  reasonsAgainst,
  searchCatalogue,
  toFoundProduct,
} from './search/search-catalogue.ts';
export { readPhrase } from './search/search-phrase.rules.ts';
export type { Flavour } from './wishes/flavours.ts';
export { readRequest } from './wishes/read-request.ts';
export { isWishWord } from './wishes/request-mentions.ts';
export { refusedMentions } from './wishes/refusals/refused-mentions.ts';
export { learnParts } from './wishes/parts/learned/learned-parts.ts';
export { severalParts } from './wishes/parts/learned/several-parts-of.ts';
export { PRONOUN, RELATION } from './wishes/language/persons.ts';
export { clausesIn } from './wishes/sentences.ts';
export { keepResults } from './wishes/language/kept-results.ts';
export { rewrite, rewritings } from './wishes/language/rewritings.ts';
export { toPlainEnglish } from './wishes/language/plain-english.ts';
export { tasteGroupsIn } from './wishes/taste-words.ts';
export { type CaffeineLevel, caffeineLevels, roasts } from './search-words.ts';
export { type Allergen, allergens, allergensOf } from './allergens.ts';
export { brokenWishes } from './search/broken-wishes.ts';
export {
  afterMessage,
  allowedNuts,
  type HardWishes,
  type HealthWishes,
  healthAfterMessage,
  inTalk,
  inWords,
  isNothingRuledOut,
  noHardWishes,
  noHealthWishes,
  noWishChange,
  stricter,
  type WishChange,
  withHealth,
} from './wishes/hard-wishes.ts';
export { readWishes } from './wishes/read-wishes.ts';
