import { useMemo } from '@wordpress/element';
import { useSearchParams } from 'react-router-dom';
import { stayHere } from '../../navigation/focus-heading';
import { RANGE, type Range } from './range';

/** Returns the period of the figures, and a function that changes it. */
export function useRange(): [ Range, ( changes: Partial< Range > ) => void ] {
	const [ params, setParams ] = useSearchParams();
	const range = useMemo( () => RANGE.read( params ), [ params ] );
	return [
		range,
		( changes ) =>
			setParams( RANGE.write( { ...range, ...changes } ), {
				replace: true,
				state: stayHere,
			} ),
	];
}
