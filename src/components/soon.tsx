import { startTransition, useEffect, useState } from '@wordpress/element';
import type { ReactNode } from 'react';

/**
 * Returns false on the first render, and true after it: React renders the difference in short tasks, between which the user
 * can type.
 *
 * @param isNow Whether it is true at once.
 */
export function useSoon( isNow = false ): boolean {
	const [ isSoon, setIsSoon ] = useState( isNow );
	useEffect( () => startTransition( () => setIsSoon( true ) ), [] );
	return isSoon;
}

/** Parts of a page that aren't needed before its fields, and don't move them. */
export function Soon( { children }: { children: ReactNode } ) {
	return useSoon() ? <>{ children }</> : null;
}
