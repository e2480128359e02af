export function readVocabulary( root: string ): void;
export function isType( type: string ): boolean;
export function isA( type: string, other: string ): boolean;
export function rangeOf( type: string, property: string ): string[] | undefined;
export function anyRangeOf( property: string ): string[];
export function choicesOf( type: string ): string[];
export function isText( type: string ): boolean;
