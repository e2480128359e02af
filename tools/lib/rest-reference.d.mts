interface Found {
	routes: Record<
		string,
		{ capability: string; args: Record< string, object > }
	>;
	responses: Record< string, Record< string, object > >;
}

export type Features = Record<
	string,
	{ name: string; args: Record< string, object >; answer: object }[]
>;

export function withAnswers( found: Found ): {
	features: Features;
	problems: string[];
};

export function reference(
	features: Features,
	format: ( code: string ) => Promise< string >
): Promise< string >;
