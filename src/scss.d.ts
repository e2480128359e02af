/** webpack extracts style sheets from the scripts that import them. */
declare module '*.scss';
