import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

// Configures Apollo's types: the fragment types come masked from codegen.
declare module '@apollo/client' {
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
