import { productPath } from '../../features/shop/product-path.ts';
import type { QuizResultQuery } from '../../generated/quiz/graphql.ts';
import { formatCents } from '../../lib/money.ts';
import { usePreloadProps } from '../../lib/route-preload.ts';
import { Link } from '../../lib/router.ts';
import { PRODUCT_STAND_IN } from '../../ui/pictures/picture.tsx';
import { Portrait } from '../../ui/pictures/portrait.tsx';
import styles from './runner-up.module.css';

type Fit = NonNullable<QuizResultQuery['quizMatch']>['runnersUp'][number];

export function RunnerUp({ fit: { product, reasons, unmet } }: { fit: Fit }) {
  const path = productPath(product.slug);
  return (
    <li className={styles.card}>
      <Portrait src={product.imageUrl} standIn={PRODUCT_STAND_IN} alt="" tint={product.tint} isSmall isLazy />
      <div className={styles.words}>
        <h3>
          <Link to={path} className={styles.link} {...usePreloadProps(path)}>
            {product.name}
          </Link>
        </h3>
        <p className={styles.price}>
          {formatCents(product.priceCents)}
          {product.bagWeight ? <small>{product.bagWeight}</small> : null}
        </p>
        <p className={styles.reason}>{reasons[0]}</p>
        {unmet.length > 0 ? <p className={styles.reason}>Not met: {unmet.map(({ label }) => label).join('; ')}.</p> : null}
      </div>
    </li>
  );
}
