export interface Text {
	text: string;
	plural: string;
	context: string;
	where: string;
}

export function textsOfPhp( file: string, source: string ): Text[];
