import { configure, render as renderElement } from '@testing-library/react';
import { RegistryProvider, type DataRegistry } from '@wordpress/data';
import type { ReactElement, ReactNode } from 'react';

// A test waits for what it says, not for a second: on a busy machine that is over before a word is typed.
configure( { asyncUtilTimeout: 10_000 } );

/**
 * Renders with a registry of its own, so that no test sees another's data.
 *
 * @param element          What to render.
 * @param options          How.
 * @param options.registry From create-site.ts.
 */
export function render(
	element: ReactElement,
	{ registry }: { registry: DataRegistry }
) {
	return renderElement( element, {
		wrapper: ( { children }: { children: ReactNode } ) => (
			<RegistryProvider value={ registry }>{ children }</RegistryProvider>
		),
	} );
}
