import type { ReactNode } from 'react';

/**
 * Decorative content that can't be used. Sets the attribute directly, because React 18 and 19 expect different values of the
 * property.
 */
export function Inert( { children }: { children: ReactNode } ) {
	return (
		<div
			aria-hidden="true"
			ref={ ( element ) => element?.setAttribute( 'inert', '' ) }
		>
			{ children }
		</div>
	);
}
