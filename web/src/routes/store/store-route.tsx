import { startTransition, useCallback, useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { addChosen } from '../../features/cart/add-chosen.ts';
import { CartWidget } from '../../features/cart/cart-widget.tsx';
import { CategoryTabs } from '../../features/shop/category-tabs.tsx';
import { filterOf, filterProducts } from '../../features/shop/stock-rules.ts';
import type { ChosenProduct } from '../../features/shop/use-choice.ts';
import { StorePageDocument } from '../../generated/store/graphql.ts';
import { JsonLd } from '../../lib/head/json-ld.tsx';
import { PageMeta } from '../../lib/head/page-meta.tsx';
import { useSearchParams } from '../../lib/router.ts';
import { useShell } from '../../lib/shell.ts';
import { useFreshData } from '../../lib/use-fresh-data.ts';
import { useHydrated } from '../../lib/use-hydrated.tsx';
import { productList } from './product-list-json.ts';
import { SearchBar } from './search-bar.tsx';
import { SEARCH_PARAM, searchTextIn } from './search-text.ts';
import { FoundWords } from './search-words.tsx';
import { ProductList } from './product-list.tsx';
import { ShopHead } from './shop-head.tsx';
import styles from './store.module.css';
import { useProductSearch } from './use-product-search.ts';

export function StoreRoute() {
  const { origin, shop } = useShell();
  const { data, loading, refetch } = useQuery(StorePageDocument);
  useFreshData(StorePageDocument);
  const [params, setParams] = useSearchParams();
  const text = searchTextIn(params, shop.maxSearchLength);
  const isSearch = text !== '';
  const search = useProductSearch(text);
  const isHydrated = useHydrated();
  // The server makes a page of its own for a search; all other addresses of the shop share one, so there the filter joins
  // in after hydration.
  const filter = filterOf(isHydrated || isSearch ? params.get('category') : null);
  const [announcement, setAnnouncement] = useState('');

  const add = useCallback((chosen: ChosenProduct) => {
    const words = addChosen(chosen);
    // The cart shows it at once; the words are for ears, and the page around the cart can wait.
    startTransition(() => setAnnouncement(words));
  }, []);
  // All products stay in view until the first result.
  const waiting = search.isLoading ? data?.products : undefined;
  const products = isSearch ? (search.products ?? waiting) : data?.products;
  const shown = products && filterProducts(products, filter);

  function goTo(category: string, words: string) {
    const next = new URLSearchParams();
    if (category !== 'all') next.set('category', category);
    if (words !== '') next.set(SEARCH_PARAM, words);
    setParams(next, { replace: true, preventScrollReset: true });
  }

  return (
    <>
      <PageMeta
        title={isSearch ? `“${text}” in the shop` : 'Shop'}
        description="Thirteen blends, whole bean or ground, and one very good poster."
        path="/store"
        image="/art/og/store.png"
        imageAlt="The shelves of the Brew Quest shop with all thirteen cups on them"
        {...(isSearch && { isIndexed: false })}
      />
      {data && !isSearch ? <JsonLd data={productList(data.products, origin)} /> : null}
      <div className="page stack">
        <ShopHead />
        <section aria-label="Products">
          <div className={styles.tools}>
            <CategoryTabs current={filter} onChange={(next) => goTo(next.value, text)} />
            <SearchBar
              text={text}
              category={filter.category === null ? null : filter.value}
              onSearch={(words) => goTo(filter.value, words)}
            />
          </div>
          <div className={styles.results} aria-busy={isSearch && search.isLoading}>
            <FoundWords text={text} count={search.isLoading ? undefined : shown?.length} understood={search.understood} />
            <ProductList
              shown={shown}
              elsewhere={isSearch ? (products?.length ?? 0) - (shown?.length ?? 0) : 0}
              isLoading={isSearch ? search.isLoading : loading}
              isSearch={isSearch}
              filter={filter}
              onAdd={add}
              onRetry={isSearch ? search.retry : () => void refetch().catch(() => {})}
            />
          </div>
        </section>
      </div>
      <CartWidget announcement={announcement} />
    </>
  );
}
