/** Foods of major allergens, as most visitors call them. */
export const FOOD =
  '(?:(?:tree |pea|hazel|wal)?nuts?|almonds?|cashews?|pecans?|pistachios?|dairy|milk|lactose|cream|gluten|wheat|soya?|eggs?|sesame|fish|shellfish)';
