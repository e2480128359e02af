import { SearchControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';

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
	useEffect( () => {
		setWords( ( now ) => ( now.trim() === value ? now : value ) );
	}, [ value ] );
	return (
		<SearchControl
			__nextHasNoMarginBottom
			label={ label }
			placeholder={ placeholder }
			hideLabelFromVision={ ! isLabelVisible }
			value={ words }
			onChange={ ( typed ) => {
				setWords( typed );
				onSearch( typed );
			} }
		/>
	);
}
