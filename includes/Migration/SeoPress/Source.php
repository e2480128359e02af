<?php
/**
 * SEOPress.
 */

declare(strict_types=1);

namespace Pharos\Migration\SeoPress;

use Pharos\Migration\AllIds;
use Pharos\Migration\MappedData;
use Pharos\Migration\Ids;
use Pharos\Migration\ListIds;
use Pharos\Migration\MetaIds;
use Pharos\Migration\PluginSource;
use Pharos\Migration\Redirects\HasRedirects;
use Pharos\Migration\Redirects\Rows;

final class Source extends PluginSource implements HasRedirects {
	protected const SLUG = 'seopress';
	protected const NAME = 'SEOPress';
	protected const PLUGINS = ['wp-seopress/seopress.php', 'wp-seopress-pro/seopress-pro.php'];

	private readonly Options $options;

	public function __construct() {
		$this->options = new Options();
		parent::__construct(new Objects($this->options));
	}

	public function has_data(): bool {
		return $this->options->are_there() || MetaIds::for_source('SeoPress', 'post')->exist();
	}

	public function settings(): MappedData {
		return (new Settings($this->options))->mapped();
	}

	public function redirects(): Rows {
		return new Redirects($this->options);
	}

	public function ids(string $kind): Ids {
		return match ($kind) {
			'post' => new AllIds(
				MetaIds::for_source('SeoPress', 'post'),
				new ListIds(Objects::pages()),
			),
			'term' => MetaIds::for_source('SeoPress', 'term'),
			default => new ListIds([]),
		};
	}
}
