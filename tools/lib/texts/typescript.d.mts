export interface Text {
	text: string;
	plural: string;
	context: string;
	where: string;
}

export function textsOfTypeScript( file: string, source: string ): Text[];
