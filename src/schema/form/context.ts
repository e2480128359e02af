import { createContext, useContext } from '@wordpress/element';
import type { TemplateVariable } from '../../components/template-field/types';

/** Shared data of a form's fields. */
export interface SchemaFormTools {
	/** The available variables: those of titles, and links to other schemas (see linkVariables()). */
	variables: readonly TemplateVariable[];
	/** The content type of the pages with the schema, such as "post"; undefined for several. */
	kind?: string | undefined;
	/** Example values of the variables, plain text by name. */
	values: Readonly< Record< string, string > >;
	/** The value of `%separator%`. */
	separator: string;
	/** Opens the media library; without it, images can only be entered as a URL or variable. */
	chooseImage?: (
		label: string,
		url: string,
		onChoose: ( url: string ) => void
	) => void;
}

export const ToolsContext = createContext< SchemaFormTools >( {
	variables: [],
	values: {},
	separator: '-',
} );

export const useTools = () => useContext( ToolsContext );
