import { SearchControl } from '@wordpress/components';
import { useDebounce } from '@wordpress/compose';
import { useEffect, useState } from '@wordpress/element';

/** Milliseconds without a key. */
const PAUSE = 200;

interface SearchFieldProps {
	label: string;
	/** What the list is searched for now. */
	value: string;
	/** Called when the words stay for a moment. */
	onSearch: ( words: string ) => void;
}

/** Words to search a list for. */
export function SearchField( { label, value, onSearch }: SearchFieldProps ) {
	const [ words, setWords ] = useState( value );
	// A search that was cleared; not the words being typed.
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
