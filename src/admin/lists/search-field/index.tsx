import { SearchControl } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';

interface SearchFieldProps {
	label: string;
	/** The default is the label. */
	placeholder?: string;
	isLabelVisible?: boolean;
	/** The search terms of the list. */
	value: string;
	/** Called with each key. */
	onSearch: ( words: string ) => void;
}

/** The search terms of a list. The field follows the list, for example after Back, but not while it is typed in. */
export function SearchField( {
	label,
	placeholder = label,
	isLabelVisible = false,
	value,
	onSearch,
}: SearchFieldProps ) {
	const [ words, setWords ] = useState( value );
	// What was typed since the list had the same search terms: on a slow device, the list is behind.
	const typed = useRef( [ value ] );
	useEffect( () => {
		const latest = typed.current.at( -1 );
		if ( ! typed.current.includes( value ) ) {
			setWords( value );
			typed.current = [ value ];
		} else if ( latest === value ) {
			typed.current = [ value ];
		}
	}, [ value ] );
	return (
		<SearchControl
			__nextHasNoMarginBottom
			label={ label }
			placeholder={ placeholder }
			hideLabelFromVision={ ! isLabelVisible }
			value={ words }
			onChange={ ( text ) => {
				setWords( text );
				typed.current.push( text.trim() );
				onSearch( text );
			} }
		/>
	);
}
