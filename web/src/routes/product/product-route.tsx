import { useCallback, useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { addChosen } from '../../features/cart/add-chosen.ts';
import { CartWidget } from '../../features/cart/cart-widget.tsx';
import { productPath } from '../../features/shop/product-path.ts';
import type { ChosenProduct } from '../../features/shop/use-choice.ts';
import { ProductPageDocument } from '../../generated/product/graphql.ts';
import { JsonLd } from '../../lib/head/json-ld.tsx';
import { PageMeta } from '../../lib/head/page-meta.tsx';
import { useParams } from '../../lib/router.ts';
import { shareImageOf } from '../../lib/head/share-image.ts';
import { useShell } from '../../lib/shell.ts';
import { useFreshData } from '../../lib/use-fresh-data.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { NotFoundRoute } from '../plain/not-found-route.tsx';
import { BrewWindow } from './windows/brew-window.tsx';
import { FactsWindow } from './windows/facts-window.tsx';
import { ItemWindow } from './windows/item-window.tsx';
import { breadcrumbData, productData } from './product-json-ld.ts';
import { ProductSkeleton, ProductTrouble } from './product-states.tsx';
import styles from './product.module.css';
import { RelatedWindow } from './windows/related-window.tsx';
import { StoryWindow } from './windows/story-window.tsx';
import { TasteWindow } from './windows/taste-window.tsx';

export function ProductRoute() {
  const { slug = '' } = useParams();
  const { origin, shop } = useShell();
  const { data, loading, refetch } = useQuery(ProductPageDocument, { variables: { slug } });
  useFreshData(ProductPageDocument, slug);
  const [announcement, setAnnouncement] = useState('');
  const add = useCallback((chosen: ChosenProduct) => setAnnouncement(addChosen(chosen)), []);

  if (data === undefined) return loading ? <ProductSkeleton /> : <ProductTrouble onRetry={() => void refetch().catch(() => {})} />;
  if (!data.productPage) return <NotFoundRoute />;

  const { product, coffee, tasting, story, facts, related } = data.productPage;
  const path = productPath(product.slug);
  const trail = [
    { label: 'Home', path: '/' },
    { label: 'Shop', path: '/store' },
    { label: product.name, path },
  ];
  const image = shareImageOf(product);

  return (
    <>
      <PageMeta title={product.name} description={product.description} path={path} {...(image && { image, imageAlt: product.altText })} />
      <JsonLd data={productData(product, origin, path, image ?? '/art/og/store.png', shop.name)} />
      <JsonLd data={breadcrumbData(trail, origin)} />
      <div className={`page stack ${styles.page}`}>
        <Breadcrumbs trail={trail} />
        {/* Keyed: another product starts with its own first grind. */}
        <ItemWindow key={product.slug} product={product} coffee={coffee ?? null} onAdd={add} />
        {tasting ? (
          <div className={styles.pair}>
            <TasteWindow meters={tasting.meters} note={tasting.note} />
            <BrewWindow who={product.name} line={tasting.brewLine} steps={tasting.brew} />
          </div>
        ) : null}
        <div className={facts.length > 0 ? styles.pair : undefined}>
          {facts.length > 0 ? <FactsWindow facts={facts} /> : null}
          <StoryWindow paragraphs={story} untold={tasting?.untoldStories ?? 0} slug={coffee?.slug} name={product.name} />
        </div>
        <RelatedWindow products={related} isCoffee={tasting != null} onAdd={add} />
      </div>
      <CartWidget announcement={announcement} />
    </>
  );
}
