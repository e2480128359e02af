export const uses: Record< string, string >;
