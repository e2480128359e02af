import { lazy, Suspense, useState } from '@wordpress/element';
import type { ComponentType, ReactNode } from 'react';
import { ErrorBoundary } from '../error-boundary';

/** Imports the module of a component. */
export type Load< Props > = () => Promise< {
	default: ComponentType< Props >;
} >;

/** What has been loaded once is shown without a moment of waiting. */
const loaded = new WeakMap< object, unknown >();

/** The component, or what becomes it. */
function componentOf< Props >( load: Load< Props > ) {
	const Component =
		loaded.get( load ) ??
		lazy( async () => {
			const module = await load();
			loaded.set( load, module.default );
			return module;
		} );
	return Component as ComponentType< object >;
}

/**
 * Loads a component before it is shown; `<Lazy>` with the same function then shows it at once.
 *
 * @param load The same function.
 */
export async function preload< Props >( load: Load< Props > ): Promise< void > {
	loaded.set( load, ( await load() ).default );
}

interface LazyProps< Props > {
	/** One function for the component; which one is decided when it is first shown. */
	load: Load< Props >;
	props: Props;
	/** What could not be shown, when it could not. */
	title: string;
	/** Shown until it is there. */
	fallback?: ReactNode;
}

/**
 * A component that is loaded when it is first shown. React's `lazy()` keeps a failure for good, so each try has one of its
 * own.
 */
export function Lazy< Props extends object >( {
	load,
	props,
	title,
	fallback = null,
}: LazyProps< Props > ) {
	const [ Component, setComponent ] = useState( () => componentOf( load ) );
	return (
		<ErrorBoundary
			title={ title }
			onRetry={ () => setComponent( () => componentOf( load ) ) }
		>
			<Suspense fallback={ fallback }>
				<Component { ...props } />
			</Suspense>
		</ErrorBoundary>
	);
}
