export const keepComputedStyles: (
	window: Pick< Window, 'getComputedStyle' >
) => void;
