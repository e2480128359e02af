/** The element id of an option; the combobox names its active option by it. */
export const optionId = ( listId: string, index: number ): string =>
	`${ listId }-${ index }`;
