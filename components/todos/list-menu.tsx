'use client';

import { type FormEvent, useState } from 'react';
import { Failure } from '@/components/common/failure';
import { FormActions, type SaveMutation } from '@/components/common/form-actions';
import { Modal } from '@/components/common/modal';
import { MenuIcon } from '@/components/rows/row-commands';
import { useCreateList, useDeleteList, useRenameList } from '@/components/todos/use-lists';
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogTitle,
} from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { ListInput, NamedList } from '@/lib/todos/lists/schema';
import { maxListTitle } from '@/lib/todos/rules';

export function ListMenu(props: {
  label: string;
  list: NamedList | undefined;
  onChoose: (id: string | undefined) => void;
}) {
  const { label, list, onChoose } = props;
  const [opened, setOpened] = useState<'create' | 'rename' | 'delete' | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <DropdownMenu defaultOpen modal={false}>
        <DropdownMenuTrigger asChild>
          <Button variant="ghost" size="icon" aria-label={label} className="-my-2 -mr-3">
            <MenuIcon />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end" alignOffset={12}>
          <DropdownMenuItem onSelect={() => setOpened('create')}>New list…</DropdownMenuItem>
          {list && (
            <DropdownMenuItem onSelect={() => setOpened('rename')}>Rename “{list.title}”…</DropdownMenuItem>
          )}
          {list && !list.isDefault && (
            <DropdownMenuItem variant="destructive" onSelect={() => setOpened('delete')}>
              Delete “{list.title}”…
            </DropdownMenuItem>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
      {opened === 'create' && <CreateList onClose={close} onCreated={onChoose} />}
      {opened === 'rename' && list && <RenameList list={list} onClose={close} />}
      {opened === 'delete' && list && (
        <DeleteList list={list} onClose={close} onDeleted={() => onChoose(undefined)} />
      )}
    </>
  );
}

function CreateList({ onClose, onCreated }: { onClose: () => void; onCreated: (id: string) => void }) {
  const create = useCreateList(({ id }) => onCreated(id));
  return <ListForm title="New list" label="Create list" save={create} onClose={onClose} />;
}

function RenameList({ list, onClose }: { list: NamedList; onClose: () => void }) {
  return (
    <ListForm
      title="Rename list"
      label="Rename list"
      start={list.title}
      save={useRenameList(list.id)}
      onClose={onClose}
    />
  );
}

function ListForm(props: {
  title: string;
  label: string;
  start?: string;
  save: SaveMutation<ListInput>;
  onClose: () => void;
}) {
  const { title, label, start = '', save, onClose } = props;
  const [name, setName] = useState(start);
  const ready = name.trim() !== '';

  function submit(event?: FormEvent) {
    event?.preventDefault();
    if (ready && !save.isPending) save.mutate({ title: name.trim() }, { onSuccess: onClose });
  }

  return (
    <Modal title={title} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-4">
        <Field label="Name">
          {(control) => (
            <Input
              {...control}
              dir="auto"
              value={name}
              maxLength={maxListTitle}
              placeholder="Shopping"
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <FormActions
          label={label}
          pendingLabel="Saving..."
          failed="The list was not saved."
          save={save}
          ready={ready}
          onRetry={submit}
        />
      </form>
    </Modal>
  );
}

function DeleteList(props: { list: NamedList; onClose: () => void; onDeleted: () => void }) {
  const { list, onClose, onDeleted } = props;
  const remove = useDeleteList(list.id, onDeleted);
  const items = list.open + list.done;
  return (
    <AlertDialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <AlertDialogContent>
        <AlertDialogHeader>
          <AlertDialogTitle>Delete “{list.title}”?</AlertDialogTitle>
          <AlertDialogDescription>
            {items === 0 ? 'It is empty.' : `What becomes of its ${items === 1 ? 'todo' : `${items} todos`}?`}
          </AlertDialogDescription>
        </AlertDialogHeader>
        {remove.isError && (
          <Failure
            what="The list was not deleted."
            error={remove.error}
            onRetry={() => remove.variables && remove.mutate(remove.variables)}
          />
        )}
        <AlertDialogFooter>
          <AlertDialogCancel>Keep the list</AlertDialogCancel>
          {items > 0 && (
            <Button variant="outline" pending={remove.isPending} onClick={() => remove.mutate('move')}>
              Move them to my todos
            </Button>
          )}
          <Button variant="destructive" pending={remove.isPending} onClick={() => remove.mutate('delete')}>
            {items > 0 ? 'Delete all' : 'Delete list'}
          </Button>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
