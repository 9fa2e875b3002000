import { catalogOf } from './catalog-cache.ts';
import { Arg, Ctx, Field, ID, ObjectType, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import { shop } from '../../platform/config/shop.ts';
import type { Context } from '../../platform/context/context.ts';
import { parseInput } from '../../platform/lib/parse-input.ts';
import { ProductView } from './catalog.views.ts';
import { findProductPage } from './product-page/find-product-page.ts';
import { ProductPageView } from './product-page/product-page.views.ts';
import { matchQuiz } from './quiz/match-quiz.ts';
import { quizQuestions } from './quiz/quiz-questions.ts';
import { QuizAnswer, QuizMatchView, QuizQuestionView } from './quiz/quiz.views.ts';
import { searchProducts } from './search/search-products.ts';

const searchText = z.string().max(shop.maxSearchLength, `Fewer words, please: ${shop.maxSearchLength} characters at most`);

@ObjectType('ProductSearch', { description: 'The result of a search in the store.' })
class ProductSearchView {
  @Field(() => [ProductView], { description: 'What matches, the best first; empty for an empty text.' })
  products!: ProductView[];

  @Field(() => [String], { description: 'The conditions that were read out of the text, in words.' })
  understood!: string[];
}

/** How visitors find a coffee: by its page, by searching, by being asked. All read the catalogue in memory. */
@Resolver()
export class DiscoveryResolver {
  @Query(() => ProductPageView, { nullable: true, description: 'Everything for the page of one product; null for an unknown slug.' })
  async productPage(
    @Ctx() ctx: Context,
    @Arg('slug', () => ID, { description: 'The slug of the product.' }) slug: string,
  ): Promise<ProductPageView | null> {
    return findProductPage(await catalogOf(ctx).current(), slug);
  }

  @Query(() => ProductSearchView, { description: 'Finds products by a sentence such as: cocoa, no nuts, under $17.' })
  async searchProducts(
    @Ctx() ctx: Context,
    @Arg('text', () => String, { description: 'What the visitor typed, at most 80 characters.' }) text: string,
  ): Promise<ProductSearchView> {
    return searchProducts(await catalogOf(ctx).current(), parseInput(searchText, text));
  }

  @Query(() => [QuizQuestionView], { description: 'The questions of the quiz, in order.' })
  quiz(): readonly QuizQuestionView[] {
    return quizQuestions;
  }

  @Query(() => QuizMatchView, {
    nullable: true,
    description: 'The coffees that suit one answer to every question; null when none meets the hard wishes.',
  })
  async quizMatch(
    @Ctx() ctx: Context,
    @Arg('answers', () => [QuizAnswer], { description: 'One answer to every question.' }) answers: QuizAnswer[],
  ): Promise<QuizMatchView | null> {
    return matchQuiz(await catalogOf(ctx).current(), answers);
  }
}
