import { createContext, useContext } from '@wordpress/element';
import type { TemplateVariable } from '../../components/template-field/types';

/** What the fields of a form have in common. */
export interface SchemaFormTools {
	/** What the picker offers: those of titles, and links to other schemas (see linkVariables()). */
	variables: readonly TemplateVariable[];
	/** The kind of page that the schema is for, such as "post"; undefined for several. */
	kind?: string | undefined;
	/** What the variables stand for in an example, plain text by name. */
	values: Readonly< Record< string, string > >;
	/** What `%separator%` stands for. */
	separator: string;
	/** Opens the media library; without it, images are given by address or variable. */
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
