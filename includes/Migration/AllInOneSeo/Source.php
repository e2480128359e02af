<?php
/**
 * All in One SEO: its data since version 4, and that of older versions.
 */

declare(strict_types=1);

namespace Pharos\Migration\AllInOneSeo;

use Pharos\Migration\AllIds;
use Pharos\Migration\MappedData;
use Pharos\Migration\Ids;
use Pharos\Migration\ListIds;
use Pharos\Migration\MetaIds;
use Pharos\Migration\PluginSource;
use Pharos\Migration\Redirects\HasRedirects;
use Pharos\Migration\Redirects\Rows as RedirectRows;

/** Data of posts and terms is in custom tables; meta rows of older versions are used for objects without a row there. */
final class Source extends PluginSource implements HasRedirects {
	protected const SLUG = 'aioseo';
	protected const NAME = 'All in One SEO';
	protected const PLUGINS = [
		'all-in-one-seo-pack/all_in_one_seo_pack.php',
		'all-in-one-seo-pack-pro/all_in_one_seo_pack.php',
	];

	private readonly Options $options;

	/** @var array{post: Rows, term: Rows} */
	private readonly array $rows;

	public function __construct() {
		$this->options = new Options();
		$this->rows = ['post' => new Rows('post'), 'term' => new Rows('term')];
		parent::__construct(new Objects($this->options, $this->rows));
	}

	public function has_data(): bool {
		return $this->options->are_there() ||
			$this->rows['post']->exist() ||
			(new MetaIds('post', MetaIds::keys('AllInOneSeo', 'post')))->exist();
	}

	public function settings(): MappedData {
		return (new Settings($this->options))->mapped();
	}

	public function redirects(): RedirectRows {
		return new Redirects();
	}

	public function ids(string $kind): Ids {
		return match ($kind) {
			'post' => new AllIds(
				new RowIds($this->rows['post']),
				MetaIds::for_source('AllInOneSeo', 'post'),
				// The home page can be indexed, whatever the directives of its post type.
				new ListIds([Objects::home()]),
			),
			'term' => new AllIds(
				new RowIds($this->rows['term']),
				MetaIds::for_source('AllInOneSeo', 'term'),
			),
			default => MetaIds::for_source('AllInOneSeo', 'user'),
		};
	}
}
