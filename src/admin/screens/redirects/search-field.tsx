import { SearchControl } from '@wordpress/components';
import { useDebounce } from '@wordpress/compose';
import { useEffect, useState } from '@wordpress/element';

/** Debounce in milliseconds. */
const PAUSE = 200;

interface SearchFieldProps {
	label: string;
	/** The current search of the list. */
	value: string;
	/** Called when typing pauses. */
	onSearch: ( words: string ) => void;
}

/** A search field for a list. */
export function SearchField( { label, value, onSearch }: SearchFieldProps ) {
	const [ words, setWords ] = useState( value );
	// Applies a cleared search, but not the text that is being typed.
	useEffect( () => {
		setWords( ( now ) => ( now.trim() === value ? now : value ) );
	}, [ value ] );
	const search = useDebounce( onSearch, PAUSE );
	return (
		<SearchControl
			__nextHasNoMarginBottom
			label={ label }
			placeholder={ label }
			value={ words }
			onChange={ ( typed ) => {
				setWords( typed );
				search( typed.trim() );
			} }
		/>
	);
}
