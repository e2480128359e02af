<?php
/**
 * The variables of SureRank in titles and descriptions: `%name%`.
 */

declare(strict_types=1);

namespace Pharos\Migration\SureRank;

use Pharos\Migration\TemplateContext;
use Pharos\Migration\Translator;
use Pharos\Migration\VariableMap;

final class Variables {
	/** @param bool $is_description Whether it's a page's description: only there `%content%` is the term description. */
	public static function translator(bool $is_description = false): Translator {
		$content = [
			TemplateContext::POST => '%content%',
			TemplateContext::TERM => '%term_description%',
		];
		return VariableMap::translator('SureRank', $is_description ? compact('content') : []);
	}

	public static function site(): string {
		return Translator::escaped(home_url());
	}

	public static function logo(): string {
		return Translator::escaped(Options::detail('website_logo'));
	}
}
