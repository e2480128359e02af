import type { ReactNode } from 'react';

/** Content that is only looked at. By the attribute itself, since React 18 and 19 expect different values of the property. */
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
