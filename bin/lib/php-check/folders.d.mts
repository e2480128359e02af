export const uses: Record< string, string >;
export const pairs: string[];
