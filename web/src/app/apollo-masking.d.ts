import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

// Tells Apollo that the fragment types come masked from codegen.
declare module '@apollo/client' {
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
