<?php
/**
 * The SEO Framework, including data of the Genesis theme.
 */

declare(strict_types=1);

namespace Pharos\Migration\SeoFramework;

use Pharos\Migration\AllIds;
use Pharos\Migration\MappedData;
use Pharos\Migration\Ids;
use Pharos\Migration\ListIds;
use Pharos\Migration\MetaIds;
use Pharos\Migration\PluginSource;

final class Source extends PluginSource {
	protected const SLUG = 'tsf';
	protected const NAME = 'The SEO Framework';
	protected const PLUGINS = ['autodescription/autodescription.php'];

	private readonly Options $options;

	public function __construct() {
		$this->options = new Options();
		parent::__construct(new Objects($this->options));
	}

	public function has_data(): bool {
		return $this->options->are_there() || MetaIds::for_source('SeoFramework', 'post')->exist();
	}

	public function settings(): MappedData {
		return (new Settings($this->options))->mapped();
	}

	public function ids(string $kind): Ids {
		return match ($kind) {
			'post' => new AllIds(
				MetaIds::for_source('SeoFramework', 'post'),
				new ListIds($this->pages()),
			),
			default => MetaIds::for_source('SeoFramework', $kind),
		};
	}

	/** @return list<int> Pages that its settings refer to. */
	private function pages(): array {
		return $this->options->are_there() && get_option('show_on_front') === 'page'
			? array_values(
				array_filter(
					array_map('intval', [
						get_option('page_on_front'),
						get_option('page_for_posts'),
					]),
				),
			)
			: [];
	}
}
