import {
	useDispatch,
	useSelect,
	type CurriedSelectorsOf,
} from '@wordpress/data';
import type { ReactNode } from 'react';
import { store } from '../../store';
import { LoadFailed, type Failure } from '../components/load-failed';
import { Skeleton } from '../components/skeleton';

type Selectors = CurriedSelectorsOf< typeof store >;

/** Names of the store's own selectors, without those of the resolution state. */
type Name = Parameters< Selectors[ 'hasResolutionFailed' ] >[ 0 ];

/** A selector with a resolver, and its arguments: [ 'getPreview', 12 ]. */
type Read = {
	[ Key in Name ]: [ Key, ...Parameters< Selectors[ Key ] > ];
}[ Name ];

/** The return values of the selectors after resolution. */
type ValuesOf< Reads extends readonly Read[] > = {
	[ Index in keyof Reads ]: NonNullable<
		ReturnType< Selectors[ Reads[ Index ][ 0 ] ] >
	>;
};

interface ResourceProps< Reads extends readonly Read[] > {
	/** The selectors, which are all resolved at once. */
	reads: Reads;
	/** The title of the error message. */
	failure: string;
	/** Number of rows of the skeleton. */
	rows?: number;
	children: ReactNode | ( ( ...values: ValuesOf< Reads > ) => ReactNode );
}

/**
 * Shows its children when the store has the data they need; until then a skeleton, or an error with a button that retries.
 * Loaded data stays when a later request fails.
 *
 * @example <Resource reads={ [ [ 'getRobotsTxt' ] ] } failure={ … }>{ ( robotsTxt ) => … }</Resource>
 */
export function Resource< const Reads extends readonly Read[] >( {
	reads,
	failure,
	rows,
	children,
}: ResourceProps< Reads > ) {
	const values = useSelect( ( select ) => {
		const selectors = select( store ) as Record<
			string,
			( ...args: unknown[] ) => unknown
		>;
		return reads.map( ( [ name, ...args ] ) =>
			selectors[ name ]?.( ...args )
		);
	} );
	const { failed, error } = useSelect( ( select ) => {
		const { hasResolutionFailed, getResolutionError } = select( store );
		const index = reads.findIndex( ( [ name, ...args ] ) =>
			hasResolutionFailed( name, args )
		);
		const [ name, ...args ] = reads[ index ] ?? [];
		return {
			failed: index,
			error: name && getResolutionError( name, args ),
		};
	} );
	const { invalidateResolution } = useDispatch( store );

	if ( values.every( ( value ) => value !== null && value !== undefined ) ) {
		return typeof children === 'function'
			? children( ...( values as ValuesOf< Reads > ) )
			: children;
	}
	const [ name, ...args ] = reads[ failed ] ?? [];
	if ( name ) {
		return (
			<LoadFailed
				title={ failure }
				error={ error as Failure | undefined }
				onRetry={ () => invalidateResolution( name, args ) }
			/>
		);
	}
	return <Skeleton { ...( rows === undefined ? {} : { rows } ) } />;
}
