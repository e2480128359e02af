import { configure, render as renderElement } from '@testing-library/react';
import { RegistryProvider, type DataRegistry } from '@wordpress/data';
import type { ReactElement, ReactNode } from 'react';

// Tests wait for their expected content, not for a second: on a busy machine that is over before a word is typed.
configure( { asyncUtilTimeout: 10_000 } );

/**
 * Renders with a new registry, so that tests don't share data.
 *
 * @param element          The element to render.
 * @param options          The options.
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
