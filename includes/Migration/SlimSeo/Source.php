<?php
/**
 * Slim SEO.
 */

declare(strict_types=1);

namespace Pharos\Migration\SlimSeo;

use Pharos\Migration\AllIds;
use Pharos\Migration\MappedData;
use Pharos\Migration\Ids;
use Pharos\Migration\ListIds;
use Pharos\Migration\MetaIds;
use Pharos\Migration\PluginSource;

final class Source extends PluginSource {
	protected const SLUG = 'slim';
	protected const NAME = 'Slim SEO';
	protected const PLUGINS = ['slim-seo/slim-seo.php', 'slim-seo-pro/slim-seo-pro.php'];

	private readonly Options $options;

	public function __construct() {
		$this->options = new Options();
		parent::__construct(new Objects($this->options));
	}

	public function has_data(): bool {
		return $this->options->are_there() || MetaIds::for_source('SlimSeo', 'post')->exist();
	}

	public function settings(): MappedData {
		return (new Settings($this->options))->mapped();
	}

	public function ids(string $kind): Ids {
		return match ($kind) {
			'post' => new AllIds(
				MetaIds::for_source('SlimSeo', 'post'),
				new ListIds(Objects::home()),
			),
			'term' => MetaIds::for_source('SlimSeo', 'term'),
			default => new ListIds([]),
		};
	}
}
