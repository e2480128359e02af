import { lazy, Suspense, useState } from '@wordpress/element';
import type { ComponentType, ReactNode } from 'react';
import { ErrorBoundary } from '../error-boundary';

/** A function that imports a component's module. */
export type Load< Props > = () => Promise< {
	default: ComponentType< Props >;
} >;

/** Loaded components, which render immediately. */
const loaded = new WeakMap< object, unknown >();

/** Returns the loaded component, or a lazy one. */
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
 * Loads a component in advance; `<Lazy>` with the same load function then renders it immediately.
 *
 * @param load The load function.
 */
export async function preload< Props >( load: Load< Props > ): Promise< void > {
	loaded.set( load, ( await load() ).default );
}

interface LazyProps< Props > {
	/** The load function, which identifies the component; must not change after the first render. */
	load: Load< Props >;
	props: Props;
	/** The message when the component can't be loaded. */
	title: string;
	/** Shown while loading. */
	fallback?: ReactNode;
}

/**
 * A component that is loaded when it is first rendered. React's `lazy()` caches failures, so each retry creates a new one.
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
