/** Changes whenever the bytes of a share image do for the same art and text. */
export const shareRecipe = 'share-2';
