export function helpFiles(): Promise< Map< string, string | Uint8Array > >;
